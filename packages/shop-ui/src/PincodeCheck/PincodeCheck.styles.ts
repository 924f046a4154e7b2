import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  font-size: ${theme.type.s};
`

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* Beside the button while there is room for six large digits. */
  & > :first-child {
    flex: 1 1 7.5rem;
    min-width: 0;
    max-width: 12rem;
  }
  /* The button stays beside the field: below the label, whatever text is below the field. */
  & > button {
    align-self: start;
    margin-top: calc(${theme.leading.text} * ${theme.type.s} + ${theme.space.xxs});
  }
`

export const Location = styled.div`
  & > svg {
    color: ${theme.color.text.muted};
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  & > button {
    margin-right: calc(-1 * ${theme.space.s});
  }
`
