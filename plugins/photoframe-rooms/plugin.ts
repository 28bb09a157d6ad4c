import veryOldTelly from './very-old-telly.ts'

export default [veryOldTelly]
