/** A number, a letter size, or a word that tells which size is meant: "size 36", "plus size". */
const NAMED =
  /\d|(?<!['’])\b(?:x*[sl]|m)\b|\b(?:plus|free|full|one|all|any|standard|extra|big|bigger|bada|bade|badi|large|small|medium|mini|travel|pocket|king|queen|trial|sample|regular|normal|same|palm|double|single)[ -]sized?\b|\bsize (?:small|medium|large)\b|(?:फ्री|प्लस|बड़े|बड़ा|छोटे|छोटा) सा[इई]ज/iu

/** True for a text that names a size, and does not ask for one. */
export const namesSize = (text: string) => NAMED.test(text.normalize('NFC'))
