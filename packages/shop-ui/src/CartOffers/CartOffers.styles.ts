import { touchTarget } from '@shop/ui/styles/touchTarget'
import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const List = styled.ul`
  margin: ${theme.space.s} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.type.s};

  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`

export const Offer = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};

  & > svg {
    margin-top: 0.1em;
    color: ${theme.color.text.muted};
  }
  &[data-applied='true'] > svg {
    color: ${theme.color.positive.text};
  }
`

export const Note = styled.p`
  font-weight: ${theme.weight.strong};

  & > a {
    ${touchTarget}
  }
  [data-applied='true'] & {
    color: ${theme.color.positive.text};
  }
`
