import { toPlainText } from '#lib/toPlainText.ts'

const WORDS_PER_MINUTE = 220

export function readingMinutes(html: string): number {
  const words = toPlainText(html, html.length).split(' ').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
