import { theme } from '@shop/ui/tokens/theme'

/** Rules of a form with a text field and a button beside it: the label and the error of the field have the whole row. */
export const fieldInRow = `
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.xs};

  & > :first-child {
    display: contents;
  }
  & > :first-child > * {
    flex: 1 0 100%;
  }
  & > :first-child > input {
    flex: 1 1 7.5rem;
    min-width: 0;
  }
  & > :first-child > input ~ * {
    order: 1;
  }
`
