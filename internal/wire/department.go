package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The departments, and who approves for them.
var (
	ListDepartments = Operation{"ListDepartments", "GET", "/api/departments", hiring.Administer,
		"The departments, with who approves for them"}
	AddDepartment = Operation{"AddDepartment", "POST", "/api/departments", hiring.Administer,
		"Add a department"}
	ChangeDepartment = Operation{"ChangeDepartment", "PUT", "/api/departments/{id}", hiring.Administer,
		"Change a department, unless somebody else did meanwhile"}
)

// DepartmentRow is a department.
type DepartmentRow struct {
	ID             string `json:"id"`
	Name           string `json:"name"`
	MaySignIn      bool   `json:"maySignIn"`
	ApproverID     string `json:"approverId" doc:"Who approves what the department asks for; empty means the CEO"`
	Approver       string `json:"approver"`
	ApproverActive bool   `json:"approverActive" doc:"For one who has left the CEO approves"`
	Users          int64  `json:"users" doc:"Its active users"`
	Positions      int64  `json:"positions" doc:"Its positions in the master"`
	Version        int64  `json:"version"`
}

// DepartmentRowOf makes the row of a department.
func DepartmentRowOf(d store.DepartmentListRow) DepartmentRow {
	return DepartmentRow{
		ID: d.ID, Name: d.Name, MaySignIn: d.MaySignIn, ApproverID: d.ApproverID, Approver: d.Approver,
		ApproverActive: d.ApproverActive,
		Users:          d.Users, Positions: d.Positions, Version: d.Version,
	}
}

// DepartmentBody holds the values of a department; the version matters only when it exists already.
type DepartmentBody struct {
	Name       Text   `json:"name"`
	MaySignIn  Bool   `json:"maySignIn"`
	ApproverID Text   `json:"approverId"`
	Version    Number `json:"version"`
}
