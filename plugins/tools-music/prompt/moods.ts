import type { Mode } from '../theory/pitch.ts'

export interface Mood {
  mode?: Mode
  /** Added to the energy of every section. */
  drive: number
  /** Where the tempo lies between the genre's slowest (−1), usual (0) and fastest (1). */
  pace: number
  /** Phrases parted by commas. */
  words: string
}

export const MOODS: Readonly<Record<string, Mood>> = {
  sad: {
    mode: 'minor',
    drive: -0.1,
    pace: -0.7,
    words: `
      sad, melancholy, melancholic, sorrowful, heartbroken, heartbreak, gloomy, mournful, tearful, lonely,
      blue, depressing, depressed, grieving, grief, somber, sombre, crying, bittersweet, tragic, wistful,
      sorrow, sadness, traurig, triste, sedih, galau, melancholisch`,
  },
  happy: {
    mode: 'major',
    drive: 0.06,
    pace: 0.4,
    words: `
      happy, joyful, cheerful, sunny, upbeat, bright, uplifting, merry, feel good, optimistic, jolly, glad,
      joyous, carefree, positive, celebration, celebratory, birthday, frohlich, alegre, feliz, joyeux,
      bahagia, gembira, ceria, smile`,
  },
  calm: {
    drive: -0.14,
    pace: -0.5,
    words: `
      calm, relaxing, relaxed, peaceful, gentle, soft, soothing, mellow, quiet, tranquil, serene,
      laid back, chilled, easy, tender, lullaby, intimate, warm, cozy, cosy, ruhig, tranquilo, calme,
      santai, tenang, delicate, breezy`,
  },
  dark: {
    mode: 'minor',
    drive: 0.04,
    pace: -0.2,
    words: `
      dark, ominous, sinister, evil, scary, creepy, menacing, haunting, haunted, spooky, eerie, tense,
      brooding, grim, bleak, dystopian, gothic, duster, dunkel, oscuro, sombre dark, seram, gelap,
      halloween`,
  },
  romantic: {
    drive: -0.04,
    pace: -0.3,
    words: `
      romantic, love, loving, passionate, sweet, wedding, valentine, sentimental, affectionate, romantisch,
      romantico, romantique, romantis, cinta, amor, heartfelt, emotional`,
  },
  energetic: {
    drive: 0.14,
    pace: 0.7,
    words: `
      energetic, energy, powerful, driving, intense, exciting, pumping, hype, workout, running, gym, wild,
      explosive, lively, dynamic, hard, banging, adrenaline, motivational, motivating, semangat, energisch,
      energico, danceable, bouncy, loud, sport, racing`,
  },
  dreamy: {
    drive: -0.08,
    pace: -0.4,
    words: `
      dreamy, dream, ethereal, floating, hazy, spacey, airy, magical, otherworldly, hypnotic, psychedelic,
      underwater, celestial, cosmic, vertraumt, shimmering, trippy`,
  },
  angry: {
    mode: 'minor',
    drive: 0.16,
    pace: 0.6,
    words: `
      angry, aggressive, rage, furious, brutal, violent, fierce, rebellious, mad, hateful, wutend, marah,
      heavy`,
  },
  nostalgic: {
    drive: -0.05,
    pace: -0.2,
    words: `
      nostalgic, nostalgia, vintage, memories, old school, childhood, reflective, longing, yearning,
      autumnal, pensive, contemplative, kenangan, rindu, sehnsucht, saudade, introspective`,
  },
  mysterious: {
    mode: 'minor',
    drive: -0.04,
    pace: -0.2,
    words: `
      mysterious, mystery, mystical, enigmatic, secret, detective, spy, exotic, magic, misterius, curious,
      oriental`,
  },
  triumphant: {
    mode: 'major',
    drive: 0.12,
    pace: 0.2,
    words: `
      triumphant, victorious, victory, inspiring, inspirational, hopeful, majestic, glorious, proud, hope,
      grand, courage, noble, determined, patriotic, success, empowering, soaring, heroic`,
  },
  playful: {
    mode: 'major',
    drive: 0.02,
    pace: 0.3,
    words: `
      playful, funny, quirky, cute, silly, whimsical, childlike, children, kids, comic, comedy, cartoon,
      goofy, lustig, lucu, circus, mischievous, innocent`,
  },
  sensual: {
    drive: -0.02,
    pace: -0.4,
    words: 'sensual, sexy, smooth, sultry, seductive, late night, velvet, silky, smoky, candlelight',
  },
}

/** Tempo words: beats a minute, or a place in the genre's range as in `Mood.pace`, beyond ±1 for the extremes. */
export const TEMPO_WORDS: readonly (readonly [tempo: { bpm: number } | { pace: number }, words: string])[] = [
  [{ bpm: 48 }, 'largo, grave, lento'],
  [{ bpm: 66 }, 'adagio'],
  [{ bpm: 84 }, 'andante'],
  [{ bpm: 106 }, 'moderato, allegretto'],
  [{ bpm: 134 }, 'allegro'],
  [{ bpm: 156 }, 'vivace'],
  [{ bpm: 178 }, 'presto, prestissimo'],
  [{ pace: -1.4 }, 'very slow, really slow, super slow, extremely slow, sehr langsam, muy lento, tres lent'],
  [
    { pace: -1 },
    `
    slow, slowly, downbeat, unhurried, langsam, despacio, lambat, pelan, slower, lent, sluggish, lazy`,
  ],
  [{ pace: 0 }, 'mid tempo, midtempo, medium tempo, moderate, medium, walking pace'],
  [
    { pace: 0.9 },
    `
    fast, uptempo, up tempo, quick, rapid, speedy, brisk, schnell, rapido, cepat, faster, vite,
    fast paced, hurried`,
  ],
  [
    { pace: 1.5 },
    `
    very fast, really fast, super fast, extremely fast, sehr schnell, muy rapido, frantic, breakneck`,
  ],
]
