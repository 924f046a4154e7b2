import { touchTarget } from '@shop/ui/styles/touchTarget'
import { Text } from '@shop/ui/Text'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 27rem);
  justify-content: center;
  gap: ${theme.space.l};
  padding: clamp(2 * ${theme.space.m}, 6vh, 3 * ${theme.space.l}) ${theme.space.gutter} ${theme.space.section};

  @media ${media.mobile} {
    padding-top: ${theme.space.l};
  }
`

/** The link is higher than its text, so the space around it is less. */
export const Forgotten = styled(Text)`
  margin-block: calc(-1 * ${theme.space.m});

  & > a {
    ${touchTarget}
  }
`

/** A line with a link to another screen. */
export const Way = styled(Text)`
  margin-block: calc(-1 * ${theme.space.s});

  & > a {
    ${touchTarget}
  }
`

/** A line with a quiet button, whose text begins where the text above begins, and which is higher than its line. */
export const OwnLine = styled.span`
  display: block;
  margin: calc(-1 * ${theme.space.xs}) 0 calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.s});
`
