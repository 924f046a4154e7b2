import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 27rem);
  justify-content: center;
  gap: ${theme.space.l};
  padding: clamp(2rem, 6vh, 4.5rem) ${theme.space.gutter} ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${theme.space.l};
  }
`

export const Head = styled.header`
  display: grid;
  gap: ${theme.space.xs};

  & > p {
    color: ${theme.color.text.muted};
  }
`

export const Title = styled.h1`
  font-size: ${theme.type.h2};
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

/** Other ways in, below the form. */
export const Ways = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.line.subtle};
`

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  &[data-align='end'] {
    justify-content: end;
    margin-top: calc(-1 * ${theme.space.xs});
  }
`

export const Small = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

/** A quiet button within a sentence. */
export const Inline = styled.span`
  display: inline-block;
  margin-left: calc(-1 * ${theme.space.xs});
`

export const Address = styled.strong`
  color: ${theme.color.text.strong};
  font-weight: 600;
  overflow-wrap: anywhere;
`
