out(
  (function () {
    return this === globalThis
  })(),
)
const f = function () {
  'use strict'
  return this
}
out(f())
