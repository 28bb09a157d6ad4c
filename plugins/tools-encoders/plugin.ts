import dbase from './dbase.ts'
import dbinary from './dbinary.ts'
import ebase from './ebase.ts'
import ebinary from './ebinary.ts'

export default [ebinary, dbinary, ebase, dbase]
