function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

/** nDCG@10: gain of the first ten results, as a share of what the catalogue could give. */
export function ndcg(found: readonly number[], possible: readonly number[]): number {
  const best = gain(possible.toSorted((one, other) => other - one).slice(0, 10))
  return best === 0 ? 0 : gain(found.slice(0, 10)) / best
}

/** Success@5: one of the first five results has the best grade of the catalogue. */
export function isSuccess(found: readonly number[], possible: readonly number[]): boolean {
  const best = Math.max(0, ...possible)
  return best > 0 && found.slice(0, 5).includes(best)
}
