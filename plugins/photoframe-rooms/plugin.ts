import theatre from './theatre.ts'
import veryOldTelly from './very-old-telly.ts'

export default [theatre, veryOldTelly]
