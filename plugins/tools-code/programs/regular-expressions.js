out(
  '2024-05-06'.replace(/(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/u, '$<d>.$<m>.$<y>'),
  'a1b22'.match(/\d+/g),
  /(?<=\$)\d+/.exec('cost $42')[0],
  /^\p{Lu}/u.test('É'),
  'x/y'.split(/\//),
  /[\]\/"']/.source,
)
