/**
 * What people call a genre, or what tells it: for studying, for a film. Phrases parted by commas; longer ones are
 * found first.
 */
export const GENRE_WORDS: Readonly<Record<string, string>> = {
  'pop': `
    pop, pop song, indie pop, dance pop, k pop, kpop, j pop, jpop, bubblegum, radio hit, summer hit,
    teen pop, dangdut, schlager`,
  'rock': `
    rock, rock and roll, rock n roll, rocknroll, indie rock, alternative, alt rock, grunge, punk,
    pop punk, punk rock, hard rock, garage rock, surf rock, emo, stadium rock, arena rock, soft rock,
    britpop`,
  'ballad': `
    ballad, balada, ballade, power ballad, piano ballad, torch song, slow dance, lullaby, serenade,
    love song, wedding song, tearjerker, singer songwriter, nocturne, hymn, wiegenlied, berceuse`,
  'jazz': `
    jazz, swing, bebop, big band, cool jazz, smoky jazz, jazz club, dixieland, ragtime, swing jazz,
    jazzy, lounge, cocktail music, jazz trio, jazz quartet, standard, noir`,
  'blues': `
    blues, twelve bar, 12 bar, delta blues, chicago blues, bluesy, shuffle, boogie, boogie woogie,
    slow blues, rhythm and blues shuffle`,
  'funk': 'funk, funky, p funk, groove, groovy, slap bass groove, acid jazz, go go',
  'reggae': 'reggae, dub, ska, roots reggae, rocksteady, dancehall, island music, jamaican, one drop, lovers rock',
  'bossa-nova': `
    bossa nova, bossa, samba, brazilian, mpb, brasil, ipanema, cafe jazz, choro, bolero, rumba, beguine`,
  'lo-fi': `
    lo fi, lofi, lo fi hip hop, lofi hip hop, chillhop, chill hop, study beats, chill beats, study music,
    for studying, for study, homework, jazz hop, hip hop, hiphop, boom bap, rap, trip hop, downtempo,
    old school hip hop, chill`,
  'house': `
    house, edm, techno, trance, dance music, electronic, electro, deep house, tech house,
    progressive house, club, rave, big room, festival, eurodance, electronic dance, elektronisch,
    tropical house, garage, uk garage, for dancing, party`,
  'trap': 'trap, drill, trap beat, phonk, cloud rap, 808, 808s, type beat, dubstep, southern hip hop',
  'country': `
    country, country and western, western, nashville, bluegrass, honky tonk, americana, cowboy,
    outlaw country, hillbilly, country rock, road trip`,
  'folk': `
    folk, celtic, irish, scottish, acoustic folk, campfire, sea shanty, shanty, jig, medieval,
    traditional, indie folk, folksy, tavern, volkslied, folklore, ballad of old`,
  'waltz': `
    waltz, walzer, vals, valse, classical, classic waltz, viennese, ballroom, baroque, romantic era,
    chamber music, minuet, klassik, string quartet, salon music, mazurka, klasik`,
  'cinematic': `
    cinematic, epic, orchestral, orchestra, soundtrack, film, film music, film score, movie, trailer,
    score, symphonic, heroic, fantasy, adventure, battle, video game, symphony, movie score, filmmusik,
    horror, suspense, documentary, march, anthem, national anthem`,
  'metal': `
    metal, heavy metal, thrash, death metal, metalcore, djent, doom metal, black metal, power metal,
    hardcore, headbanging, headbanger, nu metal`,
  'synthwave': `
    synthwave, retrowave, outrun, 80s, 1980s, eighties, synth pop, synthpop, vaporwave, new wave,
    cyberpunk, neon, darkwave, 80er, italo disco, retro`,
  'salsa': `
    salsa, latin, latino, mambo, cha cha, cumbia, merengue, son cubano, cuban, timba, tropical,
    latin jazz, latin pop, reggaeton, mariachi, tango, fiesta, afro cuban, bachata, flamenco`,
  'soul': `
    soul, r and b, rnb, r b, neo soul, motown, gospel, soulful, slow jam, quiet storm, rhythm and blues,
    blue eyed soul`,
  'ambient': `
    ambient, meditation, meditative, new age, spa, yoga, drone, sleep, for sleeping, atmospheric,
    soundscape, background music, zen, relaxation, mindfulness, healing, space music, for relaxing,
    to relax, to sleep`,
  'disco': 'disco, nu disco, french house, boogie disco, 70s, 1970s, seventies, studio 70s, disco funk, 70er',
  'drum-and-bass': `
    drum and bass, drum n bass, dnb, d n b, jungle, liquid dnb, breakbeat, breakcore, neurofunk,
    liquid drum and bass, big beat`,
  'chiptune': `
    chiptune, 8 bit, 8bit, chip music, 16 bit, retro game, arcade, pixel, game boy, nes,
    video game retro, platformer`,
}

/** Where no genre is named, a mood has one that suits it. */
export const GENRE_OF_MOOD: Readonly<Record<string, string>> = {
  sad: 'ballad',
  happy: 'pop',
  calm: 'ambient',
  dark: 'cinematic',
  romantic: 'ballad',
  energetic: 'house',
  dreamy: 'ambient',
  angry: 'metal',
  nostalgic: 'lo-fi',
  mysterious: 'cinematic',
  triumphant: 'cinematic',
  playful: 'chiptune',
  sensual: 'soul',
}

/** Say how more often than what: they decide only where nothing firmer is named. */
export const LOOSE_WORDS = `
  love song, wedding song, lullaby, ballad, epic, party, chill, alternative, groove, groovy, club,
  electronic, retro, dance music, film, movie, orchestral, orchestra, traditional, background music,
  festival, tropical, string quartet, jazzy, bluesy, funky, soulful, for dancing, adventure, fantasy,
  battle, video game, soundtrack, neon, fiesta, road trip, shuffle, anthem, heroic, atmospheric,
  horror, serenade, slow dance, sleep, march, relaxation, for relaxing, island music, tavern, latin,
  garage, noir, pixel, suspense, documentary, romantic era, bubblegum, radio hit, summer hit, standard,
  hymn, cowboy, campfire, medieval`
