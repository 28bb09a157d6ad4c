import emojimix from './emojimix.ts'

export default [emojimix]
