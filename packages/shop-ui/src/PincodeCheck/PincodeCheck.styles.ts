import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { fieldInRow } from '../lib/fieldInRow.ts'

export const Root = styled.div`
  font-size: ${theme.type.s};

  /* The answer below is in sight with what has the focus. */
  & :is(input, button) {
    scroll-margin-block-end: calc(3 * ${theme.size.target});
  }
`

export const Form = styled.form`
  ${fieldInRow}

  & > :first-child > input {
    max-width: 12rem;
  }
`

export const Location = styled.div`
  & > svg {
    color: ${theme.color.text.muted};
  }
  /* The button goes below while the text is enlarged. */
  & > p {
    flex: 1 1 5rem;
    min-width: 0;
  }
  /* The button is higher than the line. */
  & > button {
    margin: calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.s}) 0;
  }
`
