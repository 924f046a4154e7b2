import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-width: 74rem;
  margin-inline: auto;
  padding: ${theme.space.m} ${theme.space.gutter} 0;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 25rem);
  align-items: start;
  gap: clamp(1.5rem, 4vw, 4rem);
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    margin-bottom: ${theme.space.l};
  }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`

export const Title = styled.h1`
  font-size: ${theme.type.h2};
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  & > h2 {
    font-size: ${theme.type.h4};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-size: ${theme.type.s};
  }
`

export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line.subtle};
  }
  & > li > article:focus {
    outline: none;
  }
`

export const Addresses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${theme.space.m};

  & > li > article {
    height: 100%;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
`

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  @media ${media.desktop} {
    position: sticky;
    top: ${theme.space.l};
  }
`

export const Promise = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.sunken};
  font-size: ${theme.type.s};

  &[data-express='true'] {
    background: ${theme.color.accent.surface};
  }
  &[data-express='true'] > svg {
    color: ${theme.color.accent.text};
  }
  & > svg {
    flex: none;
  }
`

export const Trust = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > svg {
    flex: none;
  }
`

export const BarTotal = styled.p`
  font-size: ${theme.type.s};

  & > b {
    display: block;
    font-size: ${theme.type.l};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.xl} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
  text-align: center;

  & > h2 {
    font-size: ${theme.type.h3};
    text-wrap: balance;
  }
  & > p {
    max-width: 32rem;
  }
`
