import { defineEndpoint, z } from '@gateway/sdk-plugin'

/** Ends its own process whenever it is called. */
export default defineEndpoint({
  category: 'crasher',
  name: 'exit',
  params: z.object({}),
  handle: () => process.exit(3),
})
