import birthdayBalloon from './birthday-balloon.ts'
import breadText from './bread-text.ts'
import chocolateCake from './chocolate-cake.ts'
import strawberryText from './strawberry-text.ts'

export default [birthdayBalloon, breadText, chocolateCake, strawberryText]
