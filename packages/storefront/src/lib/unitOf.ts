/** Unit of an amount such as "50 ml"; undefined for another text. */
export const unitOf = (text: string): string | undefined =>
  /^\d+(?:\.\d+)?\s*(ml|l|mg|gm?|kg)$/i.exec(text.trim())?.[1]?.toLowerCase()
