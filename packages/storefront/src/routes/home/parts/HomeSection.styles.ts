import { SectionHeading } from '@shop/ui/SectionHeading'
import { media } from '@shop/ui/tokens/media'
import styled from 'styled-components'

/** On a phone the banner above is heading and link enough. */
export const EditHeading = styled(SectionHeading)`
  @media ${media.mobile} {
    display: none;
  }
`
