const people = [
  ['Zoë', 3],
  ['Ada', 2],
  ['Bob', 3],
]
out(
  people.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
  [10, 9, 1].sort(),
  [3, 1, 2].toReversed(),
)
