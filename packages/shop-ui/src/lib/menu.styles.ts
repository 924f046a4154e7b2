import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { theme } from '@shop/ui/tokens/theme'

/** Link of a menu to everything in a category. */
export const AllLink = styled(RawLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  color: ${theme.color.action.rest};
  font-weight: ${theme.weight.strong};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
