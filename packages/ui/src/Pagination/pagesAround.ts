/** Numbers of the pages to link: the first, the last, and one on each side of the current. A negative number is a gap. */
export function pagesAround(page: number, count: number): readonly number[] {
  const pages = [...new Set([1, page - 1, page, page + 1, count])].filter((one) => one >= 1 && one <= count)
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? 0
    // A gap of a single page is that page.
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [-one, one] : [one]
  })
}
