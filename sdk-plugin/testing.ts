export {
  createTestHost,
  type FakeService,
  type TestAnswer,
  type TestHost,
  type TestHostOptions,
} from '../host/testing/exports.ts'
