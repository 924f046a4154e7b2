import { SectionHeading } from '@shop/ui/SectionHeading'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Edit = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  @media ${media.desktop} {
    row-gap: ${theme.space.xl};

    &[data-layout='beside'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: stretch;
      gap: ${theme.space.columns};
    }
    &[data-layout='beside'] > :last-child {
      align-content: center;
    }
  }
`

/** On a phone the banner above is heading and link enough. */
export const EditHeading = styled(SectionHeading)`
  @media ${media.mobile} {
    display: none;
  }
`
