const make = () => {
  let n = 0
  return { up: () => ++n, down: () => --n }
}
const c = make()
c.up()
c.up()
out(c.down(), make().up())
