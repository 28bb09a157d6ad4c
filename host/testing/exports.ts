export {
  createTestHost,
  type TestAnswer,
  type TestGetOptions,
  type TestHost,
  type TestHostOptions,
} from './test-host.ts'
export type { FakeService } from './fake-fetch.ts'
export { type NameServer, type NameServerOptions, serveNames, type Zone } from '../services/net/dns-testing.ts'
