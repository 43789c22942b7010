import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MeetingPlace } from "./MeetingPlace";

it("lets a link break after its host", () => {
  render(<MeetingPlace type="Online" place="https://meet.example/abc-defg-hij" />);
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("https://meet.example/abc-defg-hij");
  expect(link.innerHTML).toBe("meet.example/<wbr>abc-defg-hij");
});

it("leaves a location as it was typed", () => {
  render(<MeetingPlace type="Offline" place="Pune office, 2/3" />);
  expect(screen.getByText("Pune office, 2/3").innerHTML).toBe("Pune office, 2/3");
});
