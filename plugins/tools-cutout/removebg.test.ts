import { after, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
const host = await createTestHost(import.meta.dirname)
after(() => host.close())
it('examples', async () => {
  console.log(JSON.stringify(await host.examples()).slice(0, 1500))
})
