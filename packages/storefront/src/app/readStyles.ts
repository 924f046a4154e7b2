import { restoreMarks } from './styleMarks.ts'

// styled-components takes the page's styles over when it is imported, so this module is imported before it. The element itself stays as
// it is: the browser would parse its rules again.
for (const style of document.querySelectorAll('style[data-styled]'))
  Object.defineProperty(style, 'textContent', { value: restoreMarks(style.textContent ?? '') })
