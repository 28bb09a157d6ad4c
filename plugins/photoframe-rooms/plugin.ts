import blackboard from './blackboard.ts'
import developingPhotos from './developing-photos.ts'
import meeting from './meeting.ts'
import theatre from './theatre.ts'
import veryOldTelly from './very-old-telly.ts'

export default [blackboard, developingPhotos, meeting, theatre, veryOldTelly]
