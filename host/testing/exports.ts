export {
  createTestHost,
  type TestAnswer,
  type TestGetOptions,
  type TestHost,
  type TestHostOptions,
} from './test-host.ts'
export type { FakeService } from './fake-fetch.ts'
