$ApprovedVerbs = -split @'
Add Clear Close Copy Enter Exit Find Format Get Hide Join Lock Move New Open Optimize Pop Push Redo Remove Rename Reset Resize
Search Select Set Show Skip Split Step Switch Undo Unlock Watch Connect Disconnect Read Receive Send Write Backup Checkpoint
Compare Compress Convert ConvertFrom ConvertTo Dismount Edit Expand Export Group Import Initialize Limit Merge Mount Out Publish
Restore Save Sync Unpublish Update Debug Measure Ping Repair Resolve Test Trace Approve Assert Build Complete Confirm Deny Deploy
Disable Enable Install Invoke Register Request Restart Resume Start Stop Submit Suspend Uninstall Unregister Wait Block Grant
Protect Revoke Unblock Unprotect Use
'@

$Proposals = @{
    Create = 'New'; Delete = 'Remove'; Kill = 'Stop'; Run = 'Invoke'; Execute = 'Invoke'; Eval = 'Invoke'; Fetch = 'Get'; List = 'Get'
    Load = 'Import'; Make = 'New'; Parse = 'ConvertFrom'; Print = 'Out'; Validate = 'Test'; Check = 'Test'; Verify = 'Confirm'
    Change = 'Set'; Modify = 'Edit'; Append = 'Add'; Attach = 'Add'; Insert = 'Add'; Spawn = 'Start'; Launch = 'Start'; Begin = 'Start'
    End = 'Stop'; Terminate = 'Stop'; Cancel = 'Stop'; Erase = 'Clear'; Purge = 'Clear'; Destroy = 'Remove'; Detach = 'Dismount'
    Download = 'Receive'; Upload = 'Send'; Store = 'Save'; Encrypt = 'Protect'; Decrypt = 'Unprotect'; Zip = 'Compress'; Unzip = 'Expand'
}
