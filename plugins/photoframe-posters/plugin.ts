import actress from './actress.ts'
import affiche from './affiche.ts'
import leftfield from './leftfield.ts'
import macho from './macho.ts'
import miss from './miss.ts'
import motivator from './motivator.ts'
import osaka from './osaka.ts'
import wanted from './wanted.ts'
import wantedPoster from './wanted-poster.ts'

export default [actress, affiche, leftfield, macho, miss, motivator, osaka, wanted, wantedPoster]
