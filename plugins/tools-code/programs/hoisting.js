out(typeof later, later())
function later() {
  return 'hoisted'
}
var x = 1
{
  var x = 2
}
out(x)
