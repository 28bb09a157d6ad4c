import blackboard from './blackboard.ts'
import meeting from './meeting.ts'
import theatre from './theatre.ts'
import veryOldTelly from './very-old-telly.ts'

export default [blackboard, meeting, theatre, veryOldTelly]
