export {
  createTestHost,
  type FakeService,
  type TestAnswer,
  type TestGetOptions,
  type TestHost,
  type TestHostOptions,
} from '../host/testing/exports.ts'
