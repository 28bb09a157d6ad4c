/**
 * Solves `matrix · x = side` for several right sides by Cholesky's method.
 *
 * @param matrix Symmetric and positive, n × n; it is used up.
 */
export function solve(matrix: Float64Array, sides: readonly Float64Array[]): Float64Array[] {
  const n = sides[0]!.length
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]!
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k]! * matrix[j * n + k]!
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j * n + j]!
    }
  }
  return sides.map((side) => {
    const x = Float64Array.from(side)
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) x[i]! -= matrix[i * n + k]! * x[k]!
      x[i]! /= matrix[i * n + i]!
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) x[i]! -= matrix[k * n + i]! * x[k]!
      x[i]! /= matrix[i * n + i]!
    }
    return x
  })
}
