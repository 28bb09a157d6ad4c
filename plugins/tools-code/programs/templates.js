const tag = (strings, ...values) => strings.raw.join('|') + values.join(',')
out(
  tag`a${1}\n${2}b`,
  `multi
line ${`nested ${1 + 1}`}`,
  String.raw`\u0041`,
)
