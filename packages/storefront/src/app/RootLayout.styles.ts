import styled from 'styled-components'

/** Takes the focus after a navigation, so that a screen reader starts there; it is no control, so it shows no ring. */
export const Main = styled.main`
  min-height: 70dvh;
  &:focus {
    outline: none;
  }
`
