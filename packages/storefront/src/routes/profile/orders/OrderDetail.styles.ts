import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Back = styled.p`
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-height: ${theme.size.target};
    font-size: ${theme.type.s};
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
`

export const Title = styled.h1`
  font-size: ${theme.type.h2};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem);
  align-items: start;
  gap: clamp(1.5rem, 4vw, 4rem);

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  & > h2 {
    font-size: ${theme.type.h4};
  }
`

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`

export const Small = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`
