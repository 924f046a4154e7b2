import styled from 'styled-components'

/** Receives focus after navigation, so that screen readers start there. It is not interactive and shows no ring. */
export const Main = styled.main`
  min-height: 70dvh;
  &:focus {
    outline: none;
  }
`
