import { Rail } from '@shop/ui/Rail'
import { media } from '@shop/ui/tokens/media'
import styled from 'styled-components'

/** Titles of posts need wider cards than products on a phone. */
export const Root = styled(Rail)`
  @media ${media.mobile} {
    --rail-columns: 1.3;
  }
`
