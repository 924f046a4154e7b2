import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { theme } from '@shop/ui/tokens/theme'

/** Link of a menu to everything in a category. */
export const AllLink = styled(RawLink)`
  ${touchTarget}
  gap: ${theme.space.xs};
  color: ${theme.color.action.rest};
  font-weight: ${theme.weight.strong};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
