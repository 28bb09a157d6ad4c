import blueGlass from './blue-glass.ts'

export default [blueGlass]
