export {
  createTestHost,
  type FakeService,
  type NameServer,
  type NameServerOptions,
  serveNames,
  type TestAnswer,
  type TestGetOptions,
  type TestHost,
  type TestHostOptions,
  type Zone,
} from '../host/testing/exports.ts'
