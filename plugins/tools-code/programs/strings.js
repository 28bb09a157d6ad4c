out(
  'straße'.toUpperCase(),
  'a-b-c'.split('-'),
  'x'.repeat(3),
  'abc'.at(-1),
  '\x41\u{1F600}\t\0'.length,
  'it\'s "quoted"',
  'a\
b',
)
