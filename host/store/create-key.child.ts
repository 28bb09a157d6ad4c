/** Run by `sqlite.test.ts` as a process of its own: opens the store in the folder, creates the key, and ends. */
import { openSqlite } from './sqlite.ts'

const [folder = '', id = ''] = process.argv.slice(2)
const store = openSqlite(folder)
await store.keys.create({
  id,
  hash: `hash of ${id}`,
  name: id,
  plan: 'free',
  limit: 10,
  scopes: ['*'],
  suspended: false,
  createdAt: '2025-03-01T00:00:00.000Z',
})
await store.close()
